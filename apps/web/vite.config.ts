import { basename, resolve } from "node:path";
import { games } from "@rifthall/games";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { finish, withPolicy } from "./scripts/finish.mjs";

const OFFLINE = "service-worker";
const EARLY = "early";
const FIRST_SCREEN = /\/(Shelf|ShelfPicture|Picture)\.svelte$/;

/** What is needed together comes together: each file of its own costs the page's thread time, on slow machines most. */
const TOGETHER = [
  {
    name: "base",
    test: /node_modules|src\/(look|text|service)\/|packages\/service\/dist\/(remote|match)\.js|src\/(settings|version|router|place|ahead)\b|tables\/(layouts|found|colours)\.ts|\/colours\.css|felt\.svg|web\/package\.json|preload-helper/,
  },
  {
    name: "table",
    test: /\/src\/(table\/|screens\/Match\.svelte)|packages\/(service\/dist\/(known|packed)|host\/dist\/)/,
  },
];
/**
 * What all games share is not to lie with one of them, which the others would then fetch. What reads records and options
 * comes with the desk: the shelf asks it for matches and needs no more of the kernel.
 */
const ENGINE = [
  { name: "records", test: /\/packages\/kernel\/dist\/(campaign|hash|options|record|refusal)\.js/ },
  { name: "kernel", test: /\/packages\/kernel\// },
  { name: "effects", test: /\/packages\/(effects|games\/dist\/shared)\// },
];

/** The files that the shelf needs: the page, what its script imports, their styles, and what those name. */
function shelf(bundle: Rolldown.OutputBundle): Set<string> {
  const names = new Set(["index.html", "manifest.webmanifest", "icons/mark.svg"]);
  const files = Object.values(bundle);
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file || names.has(name)) return;
    names.add(name);
    if (file.type === "asset") return;
    for (const own of [...(file.viteMetadata?.importedCss ?? []), ...(file.viteMetadata?.importedAssets ?? [])])
      add(own);
    for (const other of file.imports) add(other);
    for (const later of file.dynamicImports) {
      const chunk = bundle[later];
      if (chunk?.type === "chunk" && FIRST_SCREEN.test(chunk.facadeModuleId ?? "")) add(later);
    }
  };
  for (const file of files) if (file.type === "chunk" && file.isEntry && file.name !== OFFLINE) add(file.fileName);
  // Styles name their fonts.
  const styles = [...names].flatMap((name) => {
    const file = bundle[name];
    return file?.type === "asset" && name.endsWith(".css") ? [String(file.source)] : [];
  });
  for (const { fileName } of files) if (styles.some((text) => text.includes(basename(fileName)))) names.add(fileName);
  return names;
}

/** What a page on any host needs beyond its scripts: see scripts/finish.mjs. */
function finishing(): Plugin {
  let folder = "";
  let first: ReadonlySet<string> = new Set();
  return {
    name: "rifthall-finish",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const early = Object.values(bundle ?? {}).find((file) => file.type === "chunk" && file.name === EARLY);
        const script = `<script type="module" async src="./${early?.fileName}"></script>`;
        return withPolicy(html.replace(/<title>/, `${script}\n    $&`));
      },
    },
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        first = shelf(bundle);
      },
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: (error?: Error) => {
        if (!error && first.size > 0) finish(folder, first);
      },
    },
  };
}

export default defineConfig({
  base: "./",
  // So that the list of matches can say which were begun under older rules, without an engine.
  define: { __RULES__: Object.fromEntries(games.map(({ id, rules }) => [id, rules])) },
  plugins: [svelte({ preprocess: vitePreprocess() }), finishing()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: "index.html", [EARLY]: `src/${EARLY}.ts`, [OFFLINE]: `src/offline/${OFFLINE}.ts` },
      output: {
        codeSplitting: { groups: TOGETHER, includeDependenciesRecursively: false },
        entryFileNames: ({ name }) => (name === OFFLINE ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { codeSplitting: { groups: ENGINE, includeDependenciesRecursively: false } } },
  },
});
