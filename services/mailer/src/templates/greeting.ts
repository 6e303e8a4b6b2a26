/** The greeting of an email. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/** 'Mei, we could not verify your visa.', or 'We could not verify your visa.' without a name. */
export const addressed = (fullName: string, sentence: string): string =>
  fullName ? `${firstName(fullName)}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** 'Hello Mei, ', or 'Hello, ' without a name if the address is not verified. */
export const greeting = (fullName: string): string => (fullName ? `Hello ${firstName(fullName)}, ` : 'Hello, ');
