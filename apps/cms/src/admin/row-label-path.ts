/** Where Payload finds the component that names the rows of a list. */
export const rowLabel = "/admin/row-label.tsx#RowLabel";
