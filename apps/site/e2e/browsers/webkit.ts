import { spawn } from "node:child_process";
import { Builder, By, Capabilities } from "selenium-webdriver";
import { whenEnded } from "../../../../scripts/parts/keep-running.ts";
import { findFreePort } from "../../../../scripts/parts/ports.ts";
import { waitForPart } from "../../../../scripts/parts/service.ts";
import type { Visitor } from "./visitor.ts";

interface WebKit {
  driver: string;
  browser: string;
  xvfb: string;
}

/** Collects errors in the page: WebKit's driver does not report the console. */
const recordErrors = `
  const reported = (window.reportedErrors = []);
  addEventListener("error", ({ message }) => reported.push(message));
  addEventListener("unhandledrejection", ({ reason }) => reported.push(String(reason)));
  for (const level of ["error", "warn"]) {
    const print = console[level];
    console[level] = (...words) => { reported.push(words.join(" ")); print.apply(console, words); };
  }
  new ReportingObserver((reports) => reports.forEach(({ body }) => reported.push(body.effectiveDirective)),
    { types: ["csp-violation"], buffered: true }).observe();
`;

/** WebKitGTK's browser on its own virtual screen. */
export async function startWebKit({ driver, browser, xvfb }: WebKit): Promise<Visitor> {
  const screen = spawn(xvfb, ["-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await new Promise<string>((done, fail) => {
    screen.stdout.once("data", (number) => done(`:${String(number).trim()}`));
    screen.once("error", fail);
  });
  const port = await findFreePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      // A container has neither namespaces for a sandbox nor a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    },
  });
  const stop = () => {
    server.kill();
    screen.kill();
  };
  try {
    await waitForPart("WebKit's driver", { ended: whenEnded(server) }, `http://127.0.0.1:${port}/status`);
    const startSession = async () => {
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: "MiniBrowser",
            pageLoadStrategy: "eager",
            "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
          }),
        )
        .build();
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
      return session;
    };
    let page = await startSession();
    return {
      // One window per page: the driver may hang when a window loads a second page.
      open: async (url) => {
        await page.quit();
        page = await startSession();
        await page.get(url);
        await page.executeScript(recordErrors);
      },
      reload: async () => {
        await page.executeScript("window.isOld = true; setTimeout(() => location.reload())");
        const isLoaded = "return !window.isOld && document.readyState === 'complete'";
        await page.wait(() => page.executeScript<boolean>(isLoaded), 30_000);
      },
      read: (expression) => page.executeScript(`return ${expression}`),
      type: (selector, text) => page.findElement(By.css(selector)).sendKeys(text),
      press: async (selector) => {
        const element = await page.findElement(By.css(selector));
        // The driver does not wait for the page's smooth scrolling.
        await page.executeScript(
          "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
          element,
        );
        await element.click();
      },
      errors: () => page.executeScript("return window.reportedErrors"),
      close: () => page.quit().finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}
