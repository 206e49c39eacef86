const logical = "Use the logical property (inline, block, start, end): the page is read in both directions.";

export default {
  ignoreFiles: ["**/build/**", "**/.next/**"],
  plugins: ["stylelint-use-logical"],
  rules: {
    "csstools/use-logical": ["always", { except: [/^(min-|max-)?(width|height)$/], message: logical }],
    "declaration-no-important": true,
    "color-no-hex": [true, { message: "Colours are tokens: see styles/tokens.css." }],
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
    "declaration-property-value-disallowed-list": {
      "text-align": ["left", "right"],
      float: ["left", "right"],
      clear: ["left", "right"],
      "/^transform/": ["/translateX\\(-?[0-9]/"],
    },
    "property-disallowed-list": [["left", "right"], { message: logical }],
    "block-no-empty": true,
    "no-duplicate-selectors": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "unit-no-unknown": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
  },
  overrides: [
    {
      files: ["**/styles/tokens.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
    {
      files: ["apps/cms/**/*.css"],
      rules: { "declaration-no-important": null },
    },
  ],
};
