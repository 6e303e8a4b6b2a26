import { MailDev } from 'maildev';

// The process around the inbox: inbox-host.ts DIRECTORY WEB-PORT SMTP-PORT KEEP.
const [directory = '', web = '', smtp = '', keep = ''] = process.argv.slice(2);

const inbox = new MailDev({
  web: Number(web),
  webIp: '127.0.0.1',
  smtp: Number(smtp),
  ip: '127.0.0.1',
  mailDirectory: directory,
  maxEmails: Number(keep),
  silent: true,
});
await inbox.start();
console.log('ready');

// Every message it has accepted is on disk already; its own stop would wait for open pages and senders.
process.once('SIGTERM', () => process.exit(0));
