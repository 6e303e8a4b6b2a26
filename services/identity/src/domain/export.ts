/** Whose data are exported; each service adds its own to it. */
export type ExportOf = Readonly<{ id: number; email: string }>;
