/** `npm run alerts`: writes the rules and the dashboard of deploy/monitoring; the limits are the domain's. */
import { writeFileSync } from 'node:fs';
import { alertRules } from './alert-rules.ts';
import { dashboard } from './dashboard.ts';

writeFileSync('deploy/monitoring/rules.yml', alertRules());
writeFileSync('deploy/monitoring/dashboard.json', dashboard());
