/** The part of WebAssembly that we use. Node has it, but its type definitions do not. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  const Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  class Instance {
    constructor(module: object, imports: Record<string, Record<string, Memory>>);
    readonly exports: Readonly<Record<string, unknown>>;
  }
}
