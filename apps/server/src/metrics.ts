import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Counts answers in plain numbers, which the counter is given when somebody reads it: it makes a text of its labels and looks
 * through them each time it counts.
 */
class AnswerTally {
  private readonly outcomes = new Map<string, Map<string, number>>();

  constructor(registers: Registry[]) {
    const { outcomes } = this;
    new Counter({
      name: 'holdup_answers_total',
      help: 'Answers taken, by who gave them, or why they were refused.',
      labelNames: ['by', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const [by, counts] of outcomes)
          for (const [outcome, count] of counts) this.inc({ by, outcome }, count);
      },
    });
  }

  /** One more was given by `by`; `outcome` is `ok`, or why it was refused. */
  add(by: string, outcome: string): void {
    let counts = this.outcomes.get(by);
    if (!counts) {
      counts = new Map();
      this.outcomes.set(by, counts);
    }
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
}

/** What Prometheus may read. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    answers: new AnswerTally(registers),
    commitSeconds: new Histogram({
      name: 'holdup_commit_seconds',
      help: 'From the first accepted answer of a group to its being on disk.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    trains: new Gauge({ name: 'holdup_trains', help: 'Tables with a room in this process.', registers }),
    connections: new Gauge({
      name: 'holdup_connections',
      help: 'Open connections to rooms.',
      labelNames: ['room'],
      registers,
    }),
    frozen: new Counter({
      name: 'holdup_frozen_total',
      help: 'Tables frozen because of a bug or changed rules.',
      registers,
    }),
    reports: new Counter({
      name: 'holdup_reports_total',
      help: 'Reports about players, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    requests: new Histogram({
      name: 'holdup_http_seconds',
      help: 'Calls of the API.',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
      registers,
    }),
  };
}
export type Metrics = ReturnType<typeof openMetrics>;
