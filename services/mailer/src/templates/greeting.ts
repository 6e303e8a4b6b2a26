/** The greeting of an email. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/** 'Hello Mei, ', or 'Hello, ' without a name if the address is not verified. */
export const greeting = (fullName: string): string => (fullName ? `Hello ${firstName(fullName)}, ` : 'Hello, ');
