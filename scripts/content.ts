import { runCmsProgram } from "./parts/cms-program.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { inFolderOfCaller } from "./parts/folder-of-caller.ts";

const usage = `npm run content -- export FOLDER   writes all content of the database into the folder
npm run content -- import FOLDER   brings the content of the folder into the database`;

/** Moves content between the database and a folder (docs/content-format.md), also while the product runs. */
await runMain(async () => {
  const [command, folder] = process.argv.slice(2);
  if ((command !== "import" && command !== "export") || !folder) throw new Failure(usage);
  const code = await runCmsProgram("src/content/cli.ts", [command, inFolderOfCaller(folder)]);
  if (code !== 0) throw new Failure(`The ${command} did not take place`);
});
