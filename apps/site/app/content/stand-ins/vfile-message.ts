/** In place of `vfile-message` in browsers: the error of a tree that cannot be shown needs no place in a file. */
export class VFileMessage extends Error {}
