# The whole workspace goes into the image: Node runs the TypeScript sources as they are, and strips types only
# outside node_modules, so a pruned deployment folder would not start.
FROM node:24-slim AS base
WORKDIR /app
ENV CI=true
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY packages packages
COPY apps apps

FROM base AS web
RUN pnpm install --frozen-lockfile && pnpm --filter @holdup/web run build

# The web client comes as a bundle: what it is made of stays behind.
FROM base AS dependencies
RUN pnpm install --frozen-lockfile --prod --filter '!@holdup/web'

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2567 DATA_DIR=/data
COPY LICENSE NOTICE README.md ./
COPY --from=dependencies /app /app
COPY --from=web /app/apps/web/dist apps/web/dist
# A new volume takes its owner and mode from here: nobody else reads what is in it.
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that SIGTERM reaches the server and it drains. Its flags are those of scripts/nodeFlags.mjs.
CMD ["node", "--initial-old-space-size=256", "--min-semi-space-size=32", "--max-semi-space-size=32", "apps/server/src/main.ts"]
