import { englishFormMessages } from "@miqyas/contract";

const { stored, failed, faults } = englishFormMessages;
const { missing, wrong, tooLong } = faults.newsletter;

/** The newsletter box and its dialog (NEWS-1…NEWS-9). */
export const newsletter = {
  heading: "One careful chart a month",
  lead: "What it shows, what it means and how we know, from the people who did the fieldwork.",
  email: "E-mail address",
  placeholder: "name@company.com",
  leaveEmpty: "Leave this field empty",
  subscribe: "Subscribe",
  promise: "One e-mail a month. Unsubscribe at any time.",
  emptyField: missing.email,
  confirmHeading: "Is this the right address?",
  confirmLead: "We will send a confirmation link to this address, then one e-mail a month.",
  pageLead: "We will send you a link to confirm your subscription, then one e-mail a month.",
  incomplete: "This looks incomplete. Did you mean {{suggestion}}?",
  cancel: "Cancel",
  close: "Close",
  confirm: "Confirm",
  sending: "Sending...",
  subscribed: stored.newsletter,
  locked: "You have already subscribed. Please wait {{time}} before trying again.",
  checkAddress: wrong.email,
  tooLong: tooLong.email,
  failed: failed.newsletter,
  pageHeading: "Subscribe to the newsletter",
  notSubscribed: "You are not subscribed yet",
};
