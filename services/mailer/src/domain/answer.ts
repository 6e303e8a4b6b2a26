/**
 * What a 5xx answer of a mail server is about. mailbox: it does not exist, so no email will ever arrive; message: this
 * message is not accepted (too large, mailbox full, a domain without email); sender: everything else, where we or the
 * relay may be at fault (not permitted, not authenticated, not trusted), which can be fixed.
 */
export type About = 'mailbox' | 'message' | 'sender';

/**
 * Enhanced status codes (RFC 3463, RFC 7505) for a mailbox that does not exist or was closed, and for a single message.
 */
const mailboxCodes = /^5\.(?:1\.1|1\.6|2\.1)$/;
const messageCodes = /^5\.(?:1\.[23]|1\.10|2\.[234]|3\.4|6\.\d{1,3})$/;
/** The enhanced code directly follows the status; similar numbers elsewhere, as in an IP address, do not count. */
const enhancedCode = /^(?:\d{3}[ -])?[#(]?(5\.\d{1,3}\.\d{1,3})\b/;

/** Answers about the sender, in words that also occur in answers about mailboxes. */
const aboutSender = /\b(?:sender|from|your|client|relay|ip)\b/i;

/** Words for a mailbox that does not exist, from servers without enhanced codes. */
const mailboxWords = [
  /\b(?:no such|unknown|invalid|non-?existent) (?:local )?(?:user|mailbox|recipient|account|address)\b/i,
  /\b(?:user|mailbox|recipient|account|address) (?:is )?(?:unknown|not found|not known|invalid|disabled)\b/i,
  /\b(?:user|mailbox|recipient|account|address) (?:does not|doesn't) exist\b/i,
];

/** Status codes that may be about a mailbox (RFC 5321, section 4.2.3). */
const mailboxStatuses: ReadonlySet<number> = new Set([550, 551, 553]);

/** Classifies a 5xx answer by its enhanced code, or by its words if it has none. */
export const aboutOf = (status: number, words: string): About => {
  const code = enhancedCode.exec(words)?.[1];
  if (code !== undefined && mailboxCodes.test(code)) return 'mailbox';
  if (status === 552 || (code !== undefined && messageCodes.test(code))) return 'message';
  if (code !== undefined || !mailboxStatuses.has(status) || aboutSender.test(words)) return 'sender';
  return mailboxWords.some((pattern) => pattern.test(words)) ? 'mailbox' : 'sender';
};

/** An answer without the addresses that servers repeat, because reasons are logged and published. */
export const withoutAddresses = (words: string): string =>
  words
    .split(' ')
    .map((word) => (word.includes('@') ? `<address>${/[:;,]?$/.exec(word)?.[0] ?? ''}` : word))
    .join(' ');
