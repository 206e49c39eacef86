/** The header by which the form of an entry or page names itself when it saves (WRITE-1). */
export const formHeader = "Miqyas-Form";
