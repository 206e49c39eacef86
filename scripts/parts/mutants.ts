import path from "node:path";
import type Stryker from "@stryker-mutator/core";

type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** The share of the mutants that made a test fail or run on for ever, and a text that names all others. */
export function describeMutants(mutants: readonly Mutant[], folder: string): { share: number; text: string } {
  const killed = mutants.filter(({ status }) => status === "Killed" || status === "Timeout");
  const alive = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const all = killed.length + alive.length;
  const share = killed.length / all;
  return {
    share,
    text: [
      `${killed.length} of ${all} mutants killed, ${(share * 100).toFixed(1)} %`,
      ...alive.map(
        ({ fileName, location, mutatorName, replacement, status }) =>
          `  ${path.relative(folder, fileName)}:${location.start.line}:${location.start.column} ${status === "NoCoverage" ? "untested " : ""}${mutatorName}: ${replacement}`,
      ),
    ].join("\n"),
  };
}
