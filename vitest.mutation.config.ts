import base from "./vitest.config.ts";

/** The tests that `npm run mutation` runs: those of one group. No worker is started anew for each file. */
export default {
  test: {
    ...base.test,
    projects: undefined,
    include: process.env.MUTATION_TESTS?.split(" ") ?? [],
    isolate: false,
  },
};
