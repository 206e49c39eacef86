/** Replaces `@ungap/structured-clone` in browsers: every supported browser has its own `structuredClone`. */
const clone = <Value>(value: Value): Value => structuredClone(value);
export default clone;
