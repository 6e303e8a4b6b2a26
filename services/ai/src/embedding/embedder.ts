/** Turns texts into vectors of unit length that are near each other when the texts mean the same. */
export type Embedder = Readonly<{ embed: (texts: readonly string[]) => Promise<readonly Float32Array[]> }>;
