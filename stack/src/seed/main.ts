import { seedDemo } from './seed-demo.ts';

/** Seeds a portal that runs elsewhere, as docker-compose.yml does; GATEWAY_URL, OPS_KEY and LINK_SECRET identify it. */
if (process.env.SEED_DEMO === 'on') await seedDemo({ gateway: process.env.GATEWAY_URL ?? '', env: process.env });
