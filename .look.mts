import { chromium, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
const out='/tmp/w/out-products';
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
const context = await browser.newContext({ locale:'pt-BR', viewport:{width:1366,height:900}, reducedMotion:'reduce', serviceWorkers:'block', baseURL:'http://localhost:21173'});
const page = await context.newPage();
page.on('console', m=>{ if(m.type()==='error'||m.type()==='warning') console.log('console', m.text().slice(0,300)); });
await page.goto('/');
await page.getByRole('textbox',{name:'E-mail'}).fill('admin@mmv.local');
await page.getByRole('textbox',{name:'Senha'}).fill('emulador123');
await page.getByRole('button',{name:'ENTRAR'}).click();
await page.waitForURL('**/home',{timeout:60000});
async function shots(name:string){ for (const w of [390,1024,1366]) { await page.setViewportSize({width:w,height:900}); await page.waitForTimeout(400); await page.screenshot({path:`${out}/${name}-${w}.png`}); } await page.setViewportSize({width:1366,height:900}); }

if (process.argv[2]==='again') { const r=await page.request.get('/products/images/1006.jpg'); console.log('after restart 5173',r.status(),(await r.body()).length); const h=await page.request.get('http://localhost:21050/products/images/1006.jpg'); console.log('hosting',h.status(),(await h.body()).length,h.headers()['cache-control']); await browser.close(); process.exit(0);}
const before=await (await page.request.get('/products/images/1006.jpg')).body(); console.log('before', before.length);
await page.goto('/produtos?atualizar=1'); await page.getByRole('tab',{name:'Fotos'}).click(); await page.getByText('Solte aqui as fotos').waitFor(); await shots('p-waiting');
const big=await page.evaluate(async()=>{const c=document.createElement('canvas');c.width=2400;c.height=1600;const x=c.getContext('2d')!;x.fillStyle='crimson';x.fillRect(0,0,2400,1600);x.fillStyle='white';x.font='300px sans-serif';x.fillText('FOTO',300,900);return c.toDataURL('image/png').split(',')[1]!;});
const png=Buffer.from(big,'base64');
const input=page.locator('input[type=file]').last();
await input.setInputFiles([{name:'1006.png',mimeType:'image/png',buffer:png},{name:'1012.jpg',mimeType:'image/jpeg',buffer:Buffer.from('isto é um texto')},{name:'IMG_2231.jpg',mimeType:'image/jpeg',buffer:png},{name:'1014.jpg',mimeType:'image/jpeg',buffer:Buffer.alloc(40_000_000)}]);
await page.getByText('1014.jpg').waitFor(); await shots('q-chosen');
await page.getByLabel(/Código do produto de IMG_2231/).fill('9'); await page.keyboard.press('Enter'); await page.waitForTimeout(200); await shots('r-code');
await page.getByLabel(/Código do produto de IMG_2231/).fill('1007'); await page.keyboard.press('Enter');
await page.getByRole('button',{name:/^Enviar/}).click(); await page.getByText(/2 enviadas/).waitFor(); await page.waitForTimeout(500); await shots('s-sent');
const now=await (await page.request.get('/products/images/1006.jpg')).body(); console.log('after', now.length);
const hosted=await page.request.get('http://localhost:21050/products/images/1006.jpg'); console.log('hosting', hosted.status(), (await hosted.body()).length);
const fn=await page.request.get('http://localhost:21001/demo-mmv/southamerica-east1/pictures/products/images/1006.jpg'); console.log('function', fn.status(), (await fn.body()).length, fn.headers()['cache-control'], fn.headers()['content-type']);
const fn2=await page.request.get('http://localhost:21001/demo-mmv/southamerica-east1/pictures/products/images/xx.jpg',{maxRedirects:0}); console.log('function missing', fn2.status(), fn2.headers()['location']);
await page.getByRole('button',{name:'Fechar'}).click(); await page.getByLabel('Código').first().fill('1006'); await page.waitForTimeout(1200); await page.screenshot({path:`${out}/t-catalog.png`});
await browser.close();
