FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN npx -y pnpm@10.34.9 install --frozen-lockfile \
 && node shared/build/bootstrap/run.mjs node-bundle platform-api main migrate seed \
 && node shared/build/bootstrap/run.mjs webpack/build-app operator-console \
 && node shared/build/bootstrap/run.mjs webpack/build-app mf-games/in-house

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production MARQUEE_HOME=/state MARQUEE_API_HOST=0.0.0.0
COPY --from=build /app /app
RUN mkdir /state && chown node /state
USER node
VOLUME /state
EXPOSE 4000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:4000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "platform-api/dist/main.mjs"]
