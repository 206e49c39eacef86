export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The property of a value that may not be an object. */
export const propertyOf = (value: unknown, name: string): unknown =>
  isObject(value) ? value[name] : undefined;
