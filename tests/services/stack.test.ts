import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { revive } from '@waratah/stack/revive';
import { natsServer } from '@waratah/kit/events/nats-server';
import type { Servers } from '@waratah/stack/servers';
import { databaseUrl } from '@waratah/stack/databases';
import { Redis } from 'ioredis';
import { Client } from 'minio';
import mongoose from 'mongoose';
import { createTransport } from 'nodemailer';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';

let servers: Servers;

beforeAll(async () => {
  servers = await startTestServers(undefined, { scratch: false });
});

afterAll(async () => {
  await servers[Symbol.asyncDispose]();
});

const openMongo = () => mongoose.createConnection(databaseUrl(servers.mongo, 'stack')).asPromise();

test('MongoDB journals acknowledged writes, and keeps them when it is killed', async () => {
  const before = await openMongo();
  const schema = new mongoose.Schema(
    { _id: Number, name: { type: String, unique: true } },
    { writeConcern: { w: 'majority', j: true } },
  );
  const things = before.model('Thing', schema);
  await things.init();
  await things.create({ _id: 1, name: 'one' });
  await expect(things.create({ _id: 2, name: 'one' })).rejects.toMatchObject({ code: 11_000 });
  await before.close();

  await servers.running.mongo?.stop('SIGKILL');
  await servers.running.mongo?.start();

  const after = await openMongo();
  expect(await after.collection('things').findOne({ name: 'one' })).toMatchObject({ _id: 1 });
  await after.close();
});

test('MongoDB keeps what it acknowledged to many writers at once, however often it is killed', async () => {
  const connection = await openMongo();
  const things = connection.collection<{ _id: string }>('many');
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < 12; kill += 1) {
    let over = false;
    const write = async (writer: number) => {
      for (let at = 0; !over; at += 1) {
        const _id = `${kill} ${writer} ${at}`;
        const isWritten = await things.insertOne({ _id }, { writeConcern: { w: 'majority', j: true } }).then(
          () => true,
          () => false,
        );
        if (isWritten) acknowledged.add(_id);
      }
    };
    const writers = [1, 2, 3, 4, 5, 6].map(write);
    const enough = acknowledged.size + 100;
    await eventually(async () => expect(acknowledged.size).toBeGreaterThan(enough));
    await servers.running.mongo?.stop('SIGKILL');
    await servers.running.mongo?.start();
    over = true;
    await Promise.all(writers);
  }
  const kept = new Set((await things.find().toArray()).map(({ _id }) => _id));
  expect([...acknowledged.difference(kept)]).toEqual([]);
  await connection.close();
});

test('Redis keeps its keys over a restart', async () => {
  const redis = new Redis(servers.redis);
  redis.on('error', () => undefined);
  await redis.set('key', 'value');
  await servers.running.redis?.stop();
  await servers.running.redis?.start();
  expect(await redis.get('key')).toBe('value');
  expect(await redis.config('GET', 'maxmemory-policy')).toContain('noeviction');
  redis.disconnect();
});

test('a server killed from outside is restarted, and one stopped by the stack is not', async () => {
  const { redis } = servers.running;
  const before = redis?.pid;
  if (!redis || before === undefined) return;
  const said: string[] = [];
  await using _revival = revive({ redis }, { print: (line) => said.push(line), firstPauseMs: 10 });
  process.kill(before, 'SIGKILL');
  await eventually(async () => expect(said.at(-1)).toBe('redis runs again.'));
  expect(redis.pid).not.toBe(before);
  const client = new Redis(servers.redis);
  expect(await client.ping()).toBe('PONG');
  client.disconnect();
  said.length = 0;
  await redis.stop();
  await redis.start();
  expect(said).toEqual([]);
});

test('JetStream drops a repeated message id, and keeps messages over a restart', async () => {
  const nats = await connect({ ...natsServer(servers.nats), reconnectTimeWait: 100, maxReconnectAttempts: -1 });
  const manager = await jetstreamManager(nats);
  await manager.streams.add({ name: 'things', subjects: ['things.>'] });
  const stream = jetstream(nats);
  expect(await stream.publish('things.one', 'a', { msgID: '1' })).toMatchObject({ seq: 1, duplicate: false });
  expect(await stream.publish('things.one', 'b', { msgID: '1' })).toMatchObject({ seq: 1, duplicate: true });

  await servers.running.nats?.stop();
  await servers.running.nats?.start();

  const again = await connect(natsServer(servers.nats));
  await (await jetstreamManager(again)).consumers.add('things', { durable_name: 'me', ack_policy: AckPolicy.Explicit });
  const message = await (await jetstream(again).consumers.get('things', 'me')).next();
  expect(message?.string()).toBe('a');
  message?.ack();
  await again.drain();
  await nats.close();
});

test('the object store accepts signed requests only', async () => {
  const { endpoint, region, ...keys } = servers.s3;
  const { hostname, port } = new URL(endpoint);
  const client = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    pathStyle: true,
    region,
    ...keys,
  });
  await client.makeBucket('resumes', region);
  const body = Buffer.from('%PDF-1.7');
  await client.putObject('resumes', 'students/1/a b.pdf', body, body.length, { 'Content-Type': 'application/pdf' });

  const signed = await fetch(await client.presignedGetObject('resumes', 'students/1/a b.pdf', 60));
  expect(await signed.text()).toBe('%PDF-1.7');
  expect(signed.headers.get('content-type')).toBe('application/pdf');
  expect((await fetch(`${endpoint}/resumes/students/1/a%20b.pdf`)).status).toBe(403);
  const forged = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    ...keys,
    secretKey: 'guessed',
    region,
  });
  await expect(forged.statObject('resumes', 'students/1/a b.pdf')).rejects.toThrow();
});

test('the inbox lists the mail sent', async () => {
  const transport = createTransport(servers.smtp);
  await transport.sendMail({
    from: 'a@waratah.au',
    to: 'b@example.com',
    subject: 'Morning',
    text: 'Ten jobs',
    html: '<b>Ten</b>',
  });
  transport.close();
  const answer = await fetch(`${servers.inbox}/api/email`);
  expect(await answer.json()).toEqual([
    expect.objectContaining({ subject: 'Morning', text: expect.stringContaining('Ten jobs') }),
  ]);
});

test('nothing remains', async () => {
  const own = await startTestServers();
  const pids = Object.values(own.running).flatMap(({ pid }) => pid ?? []);
  await own[Symbol.asyncDispose]();
  expect(pids.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
});
