/** What every table shows around its game. */
export const table = {
  enlarge: "magnifying-glass",
  soundOn: "sound-on",
  soundOff: "sound-off",
  settings: "cog",
  menu: "hamburger-menu",
  hint: "crystal-ball",
} as const;
