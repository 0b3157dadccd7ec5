import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('queue/queue.tsx')] satisfies RouteConfig;
