import type { ShowAnswer } from "../../shared/show-answer.ts";

/** For tests that do not look at pages: the status alone. */
export const showStatus: ShowAnswer = async (_request, reply, { answer, headers = {} }) =>
  reply
    .code(answer?.status ?? 200)
    .headers(headers)
    .send();
