import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const environmentFiles = [
  "**/env.ts",
  "scripts/**",
  "**/*.config.ts",
  "**/vitest*.ts",
  "**/*.test.ts",
  "apps/*/e2e/**",
];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/build/",
      "**/.next/",
      "**/.react-router/",
      "data/",
      "**/next-env.d.ts",
      ".dependency-cruiser.cjs",
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]",
          message: "Format with i18n/format.ts: the digits and the time zone must not depend on the machine.",
        },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: "Backend HTML goes through content/; only the inert boot element may set HTML.",
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: "The content security policy refuses style attributes: use a class or a data attribute.",
        },
      ],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Read the environment in env.ts, once." },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/prefer-promise-reject-errors": [
        "error",
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowNever: true }],
    },
  },
  { files: environmentFiles, rules: { "no-restricted-properties": "off" } },
  {
    files: ["scripts/**", "packages/contract/conformance/cli.ts", "**/*.config.ts"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/i18n/messages/**", "**/*.test.{ts,tsx}", "**/e2e/**"],
    rules: { "max-lines": "off" },
  },
  // Payload writes these files.
  {
    files: ["apps/cms/src/migrations/**"],
    rules: { "max-lines": "off", "@typescript-eslint/no-unused-vars": "off" },
  },
  { files: ["**/*.test.{ts,tsx}"], rules: { "@typescript-eslint/require-await": "off" } },
  { files: ["**/e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
  { files: ["**/*.js", "**/*.mjs"], ...tseslint.configs.disableTypeChecked },
);
