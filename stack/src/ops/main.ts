import { parseArgs } from 'node:util';
import { ConfigError } from '@waratah/kit/process/config';
import { commands } from './commands.ts';
import { OpsError } from './ops-error.ts';
import { findStack } from './stack-connection.ts';

/** `npm run ops -- COMMAND`: the operators' command line (operations, "Commands"). */
const help = () =>
  `Usage: npm run ops -- COMMAND\n\n${Object.entries(commands)
    .map(([name, { usage, about }]) => `  ${`${name} ${usage}`.padEnd(58)} ${about}`)
    .join('\n')}\n\nIt finds the stack by .stack/stack.json, or by GATEWAY_URL and OPS_KEY (events replay: NATS_URL).`;

const main = async (args: readonly string[]) => {
  const [first = '', second = ''] = args;
  const name = Object.hasOwn(commands, `${first} ${second}`) ? `${first} ${second}` : first;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (args.length === 0 || args.includes('--help')) {
    console.log(help());
    return 0;
  }
  if (!command) throw new OpsError(`There is no command "${args.join(' ')}".\n\n${help()}`);
  const { values, positionals } = parseArgs({
    args: args.slice(name.split(' ').length),
    options: command.options ?? {},
    allowPositionals: true,
  });
  const { usage, words = 0 } = command;
  if (positionals.length > words)
    throw new OpsError(`"${positionals[words]}" is one word too many: npm run ops -- ${name} ${usage}`.trimEnd());
  const given = { values, positionals };
  if (command.runAlone) await command.runAlone(process.env, given);
  else await command.run(await findStack(process.env), given);
  return 0;
};

/** What the operator can mend: a command, a setting, or a file that cannot be read or written. */
const isExpected = (error: unknown): error is Error =>
  error instanceof OpsError ||
  error instanceof ConfigError ||
  (error instanceof Error &&
    ('syscall' in error || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
}
