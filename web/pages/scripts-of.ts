type Manifest = Readonly<Record<string, Readonly<{ file: string; imports: readonly string[] }>>>;

/** The addresses of the scripts that some modules need, the first module's own first; a browser asks for all at once. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the built client`);
    const address = `/${chunk.file}`;
    if (found.has(address)) return;
    found.add(address);
    chunk.imports.forEach(add);
  };
  modules.forEach(add);
  return [...found];
}
