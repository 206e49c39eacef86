/** The colour of the marked tick of the ruler, on the light theme and on the dark one. */
export const markColour = "#8fb92b";
