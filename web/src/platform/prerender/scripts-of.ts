type Manifest = Readonly<Record<string, Readonly<{ file: string; imports: readonly string[] }>>>;

/** The scripts that the modules need, in the order in which they must run: each after those it imports. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const scripts = new Set<string>();
  const visited = new Set<string>();
  const add = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the built client`);
    chunk.imports.forEach(add);
    scripts.add(`/${chunk.file}`);
  };
  modules.forEach(add);
  return [...scripts];
}
