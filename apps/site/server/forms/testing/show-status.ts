import type { ShowAnswer } from "../../shared/show-answer.ts";

/** Answers with the status alone, for tests that do not check pages. */
export const showStatus: ShowAnswer = async (_request, reply, { answer, headers = {} }) =>
  reply
    .code(answer?.status ?? 200)
    .headers(headers)
    .send();
