/** Replaces `style-to-object` in browsers: the sanitiser removes all style attributes (`article-html-schema.ts`). */
const styleToObject = () => ({});
export default styleToObject;
