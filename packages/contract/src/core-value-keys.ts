/** The four values in the order of the page (ABT-6). */
export const coreValueKeys = ["be_first", "creativity", "powerful_information", "client_centric"] as const;
