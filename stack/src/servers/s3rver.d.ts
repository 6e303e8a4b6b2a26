declare module '@20minutes/s3rver' {
  type Context = {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly path: string;
    status: number;
    type: string;
    body: string;
  };
  type Metadata = Readonly<Record<string, string>>;
  type Listed = Readonly<{
    objects: readonly Readonly<{ key: string }>[];
    commonPrefixes: readonly string[];
    isTruncated: boolean;
  }>;
  /** Reads and writes the files of objects. */
  export type S3Files = {
    getResourcePath(bucket: string, key: string, resource: string): string;
    getMetadata(bucket: string, key: string): Promise<Metadata>;
    listObjects(bucket: string, options: object): Promise<Listed>;
    /** Answers the size and the MD5. */
    putContent(path: string, content: unknown): Promise<[number, string]>;
    putMetadata(
      this: Pick<S3Files, 'getResourcePath'>,
      bucket: string,
      key: string,
      metadata: Metadata,
      md5?: string,
    ): Promise<void>;
    putBucket(bucket: string): Promise<unknown>;
    putObject(
      object: Readonly<{ bucket: string; key: string; content: unknown; metadata: Metadata }>,
    ): Promise<unknown>;
    deleteObject(bucket: string, key: string): Promise<void>;
  };
  type Options = { address: string; port: number; directory: string; silent: boolean; vhostBuckets: boolean };
  export default class S3rver {
    constructor(options: Options);
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: S3Files;
    run(): Promise<unknown>;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  type Account = {
    createKeyPair(accessKey: string, secretKey: string): void;
    revokeAccessKey(accessKey: string): void;
  };
  const registry: { DUMMY_ACCOUNT: Account };
  export default registry;
}
