/** In place of `style-to-object` in browsers: no style attribute comes through the sanitiser (`article-html-schema.ts`). */
const styleToObject = () => ({});
export default styleToObject;
