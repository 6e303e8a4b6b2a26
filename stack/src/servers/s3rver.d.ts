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
  type Options = { address: string; port: number; directory: string; silent: boolean; vhostBuckets: boolean };
  export default class S3rver {
    constructor(options: Options);
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: {
      getResourcePath(bucket: string, key: string, resource: string): string;
      deleteObject(bucket: string, key: string): Promise<void>;
    };
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
