/**
 * The floor: node:http and pg, and each question as whoever writes it by hand asks it first. Knows no rights, no
 * branches, no history, no validation, no kept sums.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const rows = async (statement: string, values: readonly unknown[] = []) =>
  (await pool.query(statement, [...values])).rows as unknown[];
const page = async (from: string, offset: number, values: readonly unknown[] = []) => {
  const [found, total] = await Promise.all([
    rows(`select * from ${from} order by id desc limit 25 offset ${offset}`, values),
    rows(`select count(*) from ${from}`, values),
  ]);
  return { found, total };
};

const net = 'sum(debit_amount - credit_amount)';
const alike = ['given_names', 'surname', 'full_name_local', 'primary_phone', 'tracking_no', 'pilgrim_id']
  .map(column => `${column} ilike $1`)
  .join(' or ');

/** About what the project's dashboard tells, in one statement for each of its parts. */
const figures = [
  'select status, count(*) from hajj_passenger_info group by status',
  `select count(*) from hajj_passenger_info where passport_expiry_date between now() and now() + interval '6 months'`,
  "select pilgrim_type, count(*) from hajj_passenger_info where created_at > now() - interval '30 days' group by 1",
  'select tour_package, count(*) from hajj_passenger_info group by 1 order by 2 desc limit 5',
  'select payment_status, count(*), sum(amount) from "order" group by payment_status',
  'select * from "order" order by order_date desc, id desc limit 5',
  'select count(*) from customer',
  `select ledger, ${net} from account_log group by ledger`,
  `select date_trunc('month', log_date), sum(debit_amount) from account_log group by 1 order by 1 desc limit 12`,
];

type Body = Readonly<Record<string, unknown>>;
const answers: Readonly<Record<string, (asked: URLSearchParams, body: Body) => Promise<unknown>>> = {
  '/get': asked => rows('select * from hajj_passenger_info where id = $1', [asked.get('id')]),
  '/list': asked => page('hajj_passenger_info', Number(asked.get('offset'))),
  '/search': asked => page(`hajj_passenger_info where ${alike}`, 0, [`%${asked.get('text')}%`]),
  '/create': (_, body) => {
    const names = Object.keys(body);
    const places = names.map((_name, at) => `$${at + 1}`).join(', ');
    return rows(
      `insert into hajj_passenger_info (${names.join(', ')}) values (${places}) returning *`,
      Object.values(body),
    );
  },
  '/update': (asked, body) =>
    rows('update hajj_passenger_info set serial = $2 where id = $1 returning *', [asked.get('id'), body['serial']]),
  '/dashboard': () => Promise.all(figures.map(figure => rows(figure))),
  '/orders': () => page('"order"', 0),
  '/balance': () =>
    rows(`select ledger, ${net} filter (where log_date < '2025-07-01'),
      sum(debit_amount) filter (where log_date >= '2025-07-01'), sum(credit_amount) filter (where log_date >= '2025-07-01')
      from account_log where log_date <= '2026-06-30' group by ledger`),
};

async function answerTo(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
  const body = request.method === 'GET' ? {} : (JSON.parse(await text(request)) as Body);
  return answers[pathname]?.(searchParams, body);
}

const server = createServer((request, reply) => {
  void answerTo(request).then(
    answer => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
    (error: unknown) => reply.writeHead(500).end(String(error)),
  );
});
server.listen(0, () => process.send?.(server.address()));
