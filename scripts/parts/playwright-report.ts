import * as v from "valibot";

const Failure = v.object({ message: v.optional(v.string()) });

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.picklist(["expected", "unexpected", "flaky", "skipped"]),
      annotations: v.array(v.object({ type: v.string() })),
      results: v.array(v.object({ errors: v.array(Failure) })),
    }),
  ),
});
type Spec = v.InferOutput<typeof Spec>;

interface Suite {
  title: string;
  file: string;
  specs: Spec[];
  suites?: Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

/** The report of Playwright's `json` reporter, of a run and of a list. */
export const PlaywrightReport = v.object({ suites: v.array(Suite), errors: v.array(Failure) });

/** Every test of a report with the titles that stand above it: `trends › RSCH-2 moves`. */
export function specsOf({ suites }: v.InferOutput<typeof PlaywrightReport>): Spec[] {
  return suites.flatMap((suite) => flatten(suite, []));
}

function flatten({ title, file, specs, suites = [] }: Suite, above: string[]): Spec[] {
  const place = title === file ? above : [...above, title];
  return [
    ...specs.map((spec) => ({ ...spec, title: [...place, spec.title].join(" › ") })),
    ...suites.flatMap((suite) => flatten(suite, place)),
  ];
}
