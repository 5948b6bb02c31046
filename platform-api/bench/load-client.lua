-- Sends the requests of a file, each behind its length in 4 bytes, in order. Whether the answers
-- are right is not looked at here: reading them would take from the machine what is measured, and the database knows.
-- For `wrk`, which takes far less of the machine than a client in JavaScript.
local requests = {}
-- Read from outside when the thread has ended, so these are globals.
next_request, total = 0, 0

-- The pause of a user between an answer and the next request, in milliseconds.
local pause = 0

-- Half to one and a half of it: users who waited for each other would come as one crowd for ever.
function delay() return pause * (0.5 + math.random()) end

function init(args)
  pause = tonumber(args[2])
  local file = assert(io.open(args[1], "rb"))
  while true do
    local head = file:read(4)
    if not head then break end
    local a, b, c, d = head:byte(1, 4)
    requests[#requests + 1] = file:read(((a * 256 + b) * 256 + c) * 256 + d)
  end
  file:close()
  total = #requests
end

function request()
  next_request = next_request + 1
  return requests[next_request] or requests[#requests]
end

local threads = {}
function setup(thread) threads[#threads + 1] = thread end

function done(summary, latency)
  local thread = threads[1]
  io.write(string.format('{"count":%d,"ranOut":%s,"perSecond":%f,"p50Ms":%f,"p99Ms":%f}\n',
    summary.requests, tostring(thread:get("next_request") > thread:get("total")), summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
