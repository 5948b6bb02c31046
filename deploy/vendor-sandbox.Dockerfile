FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN npx -y pnpm@10.34.9 install --frozen-lockfile \
 && node shared/build/bootstrap/run.mjs node-bundle vendor-sandbox main

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app /app
USER node
EXPOSE 4100
CMD ["node", "--enable-source-maps", "vendor-sandbox/dist/main.mjs"]
