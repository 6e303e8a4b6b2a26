/** Programs ignore control characters in an address, and spaces before it. */
const ignored = /[\p{Cc}\p{Cf}]|^\s+/gu;

/** An address as a program understands it. */
export const plainAddress = (address: string): string => address.replaceAll(ignored, '').trimStart();

/**
 * Where a link of a Word document may lead: to a website, a mailbox, a telephone or a place in the document. Not to a file
 * or a share; Word looks for an address without a scheme beside the document.
 */
const wordDestination = /^(?:(?:https?|mailto|tel):|#|$)/i;

/** Whether a link of a Word document leads where it may. */
export const mayLeadTo = (address: string): boolean => wordDestination.test(plainAddress(address));
