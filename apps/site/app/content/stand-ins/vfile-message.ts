/** Replaces `vfile-message` in browsers: an error of a tree needs no place in a file. */
export class VFileMessage extends Error {}
