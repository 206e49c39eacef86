import type { ServerFunction, ServerFunctionClient } from "payload";
import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";

interface Handed {
  serverFunctions: Record<string, ServerFunction>;
}

const { handleServerFunctions, withoutRights } = vi.hoisted(() => ({
  handleServerFunctions: vi.fn<(args: Handed) => void>(),
  withoutRights: vi.fn(),
}));
vi.mock("@payload-config", () => ({ default: {} }));
vi.mock("@payloadcms/next/css", () => ({}));
vi.mock("@payloadcms/next/layouts", () => ({ handleServerFunctions, RootLayout: () => null }));
vi.mock("@payloadcms/ui/rsc", () => ({ _internal_renderFieldHandler: withoutRights }));
vi.mock("@payloadcms/ui/utilities/buildFormState", () => ({ buildFormStateHandler: withoutRights }));
vi.mock("@payloadcms/ui/utilities/schedulePublishHandler", () => ({ schedulePublishHandler: withoutRights }));
vi.mock("../app/(payload)/admin/importMap.js", () => ({ importMap: {} }));

const { default: Layout } = await import("../app/(payload)/layout.tsx");

it("B17 the back office plans publications, shows forms and locks entries by the rights of its person", async () => {
  const layout: ReactElement<{ serverFunction: ServerFunctionClient }> = Layout({ children: null });
  await layout.props.serverFunction({ name: "schedule-publish", args: {} });
  const { serverFunctions } = handleServerFunctions.mock.calls[0]?.[0] ?? { serverFunctions: {} };
  const req = {
    user: { id: 7, collection: "users", role: "inbox" },
    t: String,
    payload: { config: { collections: [], globals: [] as object[] } },
  };
  const call = (name: string, args: object) => serverFunctions[name]?.({ ...args, req } as never);
  await expect(call("schedule-publish", { deleteID: 1 })).rejects.toMatchObject({ status: 403 });
  expect(withoutRights).not.toHaveBeenCalled();
  await expect(call("form-state", { collectionSlug: "blogs", id: 1 })).rejects.toMatchObject({ status: 403 });
  await expect(call("render-field", { schemaPath: "global.our-vision.description" })).rejects.toMatchObject({
    status: 403,
  });
  expect(withoutRights).not.toHaveBeenCalled();
  const read = () => true;
  req.payload.config.globals.push({ slug: "our-vision", access: { read, update: () => false } });
  await call("form-state", { globalSlug: "our-vision", returnLockStatus: true });
  expect(withoutRights).toHaveBeenCalledWith(expect.objectContaining({ returnLockStatus: false }));
});
