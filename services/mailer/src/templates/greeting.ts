/** 'Hello Mei, ', or 'Hello, ' where the address is not known to be theirs and no name is given. */
export const greeting = (fullName: string): string => (fullName ? `Hello ${fullName}, ` : 'Hello, ');
