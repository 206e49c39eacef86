/** Path by which Payload finds the component that labels the rows of a list. */
export const rowLabel = "/admin/row-label.tsx#RowLabel";
