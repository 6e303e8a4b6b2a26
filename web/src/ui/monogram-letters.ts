const tints = ['gum', 'crimson', 'wattle'] as const;

export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@.]+/)
    .filter(Boolean);
  const [first = '', second = ''] = words;
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

/** The tint of a name; the same name always gets the same one. */
export function tintOf(name: string): (typeof tints)[number] {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return tints[sum % tints.length] ?? 'gum';
}
