/** In place of `@ungap/structured-clone` in browsers: each that runs the site has its own. */
const clone = <Value>(value: Value): Value => structuredClone(value);
export default clone;
