/** The newsletter box and its dialog (NEWS-1…NEWS-9). */
export const newsletter = {
  heading: "One careful reading a month",
  lead: "A chart, what it means, and how we know. Written by the people who did the fieldwork.",
  email: "E-mail address",
  placeholder: "name@company.com",
  subscribe: "Subscribe",
  promise: "One e-mail a month. Leave whenever you like.",
  emptyField: "Please enter a value in the email field",
  confirmHeading: "Is this the right address?",
  confirmLead: "We will send one message a month to it, and nothing else.",
  incomplete: "This looks incomplete. Did you mean {{suggestion}}?",
  cancel: "Cancel",
  confirm: "Confirm",
  sending: "Sending...",
  subscribed: "Successfully subscribed!",
  locked: "You have already subscribed. Please wait {{time}} before trying again.",
  failed: "The subscription could not be saved. Please try again.",
};
