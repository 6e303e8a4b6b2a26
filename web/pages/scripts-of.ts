type Manifest = Readonly<Record<string, Readonly<{ file: string; imports: readonly string[] }>>>;

/** The addresses of the scripts that some modules need, each after those that it imports: the order in which they start. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the built client`);
    chunk.imports.forEach(add);
    found.add(`/${chunk.file}`);
  };
  modules.forEach(add);
  return [...found];
}
