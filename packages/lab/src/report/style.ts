/**
 * The report in the look of the page: felt, brass lines, bone figures, candle light for what stands out. A file that
 * needs nothing else brings no fonts; where the page's are installed they are used. On paper it is ink on vellum.
 */
export const STYLE = `
:root{color-scheme:dark;--room:#0c0908;--felt-1:#17120e;--felt-tint:60 30 14;--bone:#f1e6cf;--ink:#dccfb6;--ink-2:#b3a387;--brass-hi:#edd195;--brass:#c79b52;--brass-lo:#8a6630;--brass-deep:#4a351a;--seam:#070504;--lit:#ffd888;--rift:#ff9a4a;--seat-2:#a9c6de;
--display:Eczar,Georgia,"Times New Roman",serif;--text:"Alegreya Sans",Candara,"Segoe UI",system-ui,sans-serif}
body{margin:0;min-height:100vh;background:radial-gradient(95% 90% at 50% 48%,transparent 55%,rgb(5 3 2/.72) 100%) fixed,radial-gradient(120% 60% at 50% 0,rgb(var(--felt-tint)/.95),rgb(var(--felt-tint)/.35) 45%,transparent 75%) fixed,var(--felt-1);color:var(--ink);font:400 17px/1.5 var(--text);font-variant-numeric:lining-nums}
header{display:flex;align-items:center;gap:.45em;padding:14px 24px;font:600 19px/1 var(--display);color:var(--bone);border-bottom:1px solid var(--brass-lo);box-shadow:0 1px 0 var(--seam)}
.ring,.crack{fill:none;stroke:var(--brass);stroke-width:2}.crack{stroke:var(--rift);stroke-width:2.6;stroke-linejoin:bevel}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:var(--display);font-weight:600;color:var(--bone)}
h1{font-size:2.1rem;line-height:1.15;margin:0 0 .3rem}
h2{font-size:1.35rem;line-height:1.2;margin:2.6rem 0 .5rem;padding-bottom:6px;border-bottom:1px solid rgb(199 155 82/.38);box-shadow:0 1px 0 var(--seam)}
.about,figcaption,footer{color:var(--ink-2);max-width:46rem}
code{font:14px/1.4 ui-monospace,Menlo,Consolas,monospace;color:var(--brass-hi);overflow-wrap:anywhere}
section{overflow-x:auto}
figure{margin:.8rem 0}
svg{max-width:100%;height:auto}
svg text{fill:var(--ink);font:500 13px var(--text);font-variant-numeric:lining-nums tabular-nums}
svg .axis{fill:var(--ink-2);font-size:11px}
svg .figure{fill:var(--ink-2)}
svg .cell{font-size:11px}
.grid{stroke:var(--brass-deep)}.even{stroke:var(--brass-lo);stroke-dasharray:3 3}
.reach{stroke:var(--lit);stroke-width:3;stroke-linecap:round;stroke-opacity:.55}
circle.dot{fill:var(--lit)}
.reach.plain{stroke:var(--ink-2)}circle.plain{fill:var(--ink-2)}
.over{fill:var(--rift)}.under{fill:var(--seat-2)}.empty{fill:none}
.ringed{stroke:var(--bone);stroke-width:1.6}
.curve polyline{fill:none;stroke:currentColor;stroke-width:2}.curve line{stroke:currentColor;stroke-width:2;stroke-opacity:.6}.curve circle{fill:currentColor}
.line0{color:#efc368}.line1{color:#a9c6de}.line2{color:#d69a8a}.line3{color:#a9c98b}.line4{color:#d7b3d3}.line5{color:#ff9a4a}
.bar{fill:var(--brass);fill-opacity:.85}
a{color:var(--brass-hi);text-decoration-color:var(--brass-lo)}
footer{margin-top:3rem;border-top:1px solid rgb(199 155 82/.38);padding-top:1rem;font-size:.95rem}
@media print{:root{color-scheme:light;--felt-1:#fff;--felt-tint:255 255 255;--bone:#2a1d10;--ink:#2a1d10;--ink-2:#573f24;--brass-hi:#573f24;--brass:#8a6630;--brass-deep:#d8c6a0;--seam:transparent;--lit:#8a6630;--rift:#b2661a;--seat-2:#2f6f9c}body{background:#fff}.line0{color:#8a6630}.line1{color:#2f6f9c}.line2{color:#a33f66}.line3{color:#4c7f35}.line4{color:#6d4aa8}.line5{color:#b2661a}}
`;
