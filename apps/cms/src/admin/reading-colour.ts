/** The pistachio of the tick that is the reading: plain on the light theme and on the dark one. */
export const reading = "#8fb92b";
