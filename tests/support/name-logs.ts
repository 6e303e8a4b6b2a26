import { relative } from 'node:path';
import { expect } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { logsOf } from '../../tools/suite/logs.ts';

// Jest runs this before each test file on servers; logs.ts and the processes that the file starts read it.
process.env.LOGS_OF = logsOf(relative(root, expect.getState().testPath ?? ''));
